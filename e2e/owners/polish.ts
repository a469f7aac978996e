import type { Content } from '@/lib/content/schema';
import { polishWords } from './polish-words';

/** A freelancer in Szczebrzeszyn who writes Polish: a letter with a sign in every word, in every font and file. */
export function polishOwner({ site, brand }: Content): Content {
  return {
    brand,
    words: polishWords,
    site: { ...site, language: 'pl', locale: 'pl_PL' },
    navigation: [
      { path: '/', label: 'Strona główna' },
      { path: '/about/', label: 'O mnie' },
      { path: '/projects/', label: 'Projekty' },
      { path: '/services/', label: 'Usługi' },
      { path: '/contact/', label: 'Kontakt' },
    ],
    availability: {
      open: true,
      note: 'od października',
      whenOpen: {
        badge: 'Przyjmuję zlecenia',
        sentence: 'Przyjmuję zlecenia: cały system, pojedynczy moduł albo świeże spojrzenie na gotowy kod.',
        invitation: 'Każdą wiadomość czytam osobiście i odpowiadam w ciągu dwóch dni roboczych.',
        closing: {
          heading: 'Myślisz o nowym systemie?',
          text: 'Napisz, co ma robić. Odpowiadam w ciągu dwóch dni roboczych.',
        },
        homeDescription:
          'Programistka ze Szczebrzeszyna: aplikacje okienkowe, serwerowe i internetowe w C# i .NET. Przyjmuję zlecenia.',
      },
      whenClosed: {
        badge: 'Brak wolnych terminów',
        sentence: 'Nie mam teraz wolnych terminów, ale prowadzę listę i odzywam się, gdy coś się zwolni.',
        invitation: 'Każdą wiadomość czytam osobiście, także wtedy, gdy nie mam wolnych terminów.',
        closing: {
          heading: 'Planujesz z wyprzedzeniem?',
          text: 'Napisz, o czym myślisz. Odezwę się, gdy tylko znajdzie się na to miejsce.',
        },
        homeDescription:
          'Programistka ze Szczebrzeszyna: aplikacje okienkowe, serwerowe i internetowe w C# i .NET. Zobacz projekty i ich historię.',
      },
    },
    profile: {
      name: 'Łucja Świętochłowska-Żółć',
      role: 'Inżynierka oprogramowania',
      lead: 'Tworzę oprogramowanie, które ludzie rozumieją od pierwszego spojrzenia, a zespoły rozwijają przez lata. Zażółć gęślą jaźń – i ani jednej zgubionej kreski.',
      location: { city: 'Szczebrzeszyn', country: 'Polska', countryCode: 'PL' },
      email: 'lucja@example.com',
      phone: '+48 84 000 00 00',
      tagline: 'Oprogramowanie ze Szczebrzeszyna, dostarczane w każde miejsce.',
    },
    facts: [
      { label: 'Miejsce', value: 'Szczebrzeszyn, Polska' },
      { label: 'Specjalność', value: 'C# i .NET' },
      { label: 'Wykształcenie', value: 'Informatyka' },
      { label: 'Średnia ocen', value: '4,8' },
    ],
    links: {
      cv: 'https://example.com/zyciorys.pdf',
      profiles: [
        { label: 'GitHub', address: 'https://github.com/lucja-example', mark: 'github' },
        { label: 'LinkedIn', address: 'https://www.linkedin.com/in/lucja-example', mark: 'linkedin' },
        {
          label: 'LeetCode',
          address: 'https://leetcode.com/u/lucja-example',
          mark: 'leetcode',
          iconIn: [],
          purpose: 'Ćwiczenia programistyczne',
        },
      ],
    },
    projects: [
      {
        title: 'Rejestr kierowców i pojazdów',
        description:
          'Aplikacja okienkowa dla wydziału komunikacji: wnioski, egzaminy, przedłużenia, wtórniki i zatrzymane prawa jazdy, od okienka aż po archiwum.',
        technologies: ['C#', 'WinForms', 'SQL Server', 'ADO.NET'],
        repository: 'https://github.com/lucja-example/rejestr',
        image: { src: 'https://images.unsplash.com/photo-1449965408869-eaa3f722e40d', alt: 'Dłonie na kierownicy' },
        featured: true,
      },
      {
        title: 'Przeglądarka filmów',
        description:
          'Aplikacja w Javie do wyszukiwania i porządkowania filmów oraz prowadzenia własnej listy. Wyniki pojawiają się w trakcie pisania.',
        technologies: ['Java', 'Obiektowość', 'Swing'],
        repository: 'https://github.com/lucja-example/filmy',
        liveLink: 'https://filmy.example.com',
        image: { src: 'https://images.unsplash.com/photo-1489599849927-2ee91cede3ba' },
        featured: true,
      },
      {
        title: 'Bank w wierszu poleceń',
        description:
          'Program w C++ dla małego banku: klienci, wpłaty, wypłaty i przelewy, a uprawnienia sprawdzane są w każdym menu. Dane w zwykłych plikach.',
        technologies: ['C++', 'Obiektowość', 'Zapis w plikach'],
        codeNote: 'GitHub, jeszcze niepubliczny',
        image: { src: 'https://images.unsplash.com/photo-1501167786227-4cba60f6d58f' },
      },
    ],
    skills: [
      { title: 'Co tydzień', skills: ['C#', 'ASP.NET Core', 'SQL Server', 'Interfejsy REST'] },
      { title: 'W większości projektów', skills: ['Entity Framework', 'LINQ', 'T-SQL', 'Obiektowość'] },
      { title: 'Gdy wymaga tego zlecenie', skills: ['WinForms', 'ADO.NET', 'C++', 'Java'] },
    ],
    services: [
      {
        title: 'Aplikacje okienkowe',
        description:
          'Programy dla Windows, na których okienko może polegać cały dzień: szybkie formularze, jasne reguły i raporty, które się zgadzają.',
        icon: 'desktop',
      },
      {
        title: 'Zaplecze i bazy danych',
        description: 'Modele danych, SQL Server i usługi w C#, które pozostają czytelne po dziesiątej zmianie.',
        icon: 'database',
      },
      {
        title: 'Interfejsy programistyczne',
        description: 'Interfejsy REST z uczciwymi komunikatami błędów, dokumentacją i testami.',
        icon: 'api',
      },
      {
        title: 'Aplikacje internetowe',
        description: 'Od schematu po ekran: aplikacje, które wczytują się od razu i same się objaśniają.',
        icon: 'web',
      },
    ],
    process: [
      {
        title: 'Analiza wymagań',
        description: 'Spisujemy, co system musi robić, czego nie może robić nigdy i kto o tym decyduje.',
      },
      {
        title: 'Projekt i planowanie',
        description: 'Model danych, ekrany i etapy, uzgodnione, zanim powstanie kod, którego trzeba by bronić.',
      },
      {
        title: 'Programowanie',
        description: 'Małe kroki we wspólnym repozytorium i co tydzień coś do wypróbowania.',
      },
      {
        title: 'Testy i zapewnienie jakości',
        description: 'Automatyczne testy obok kodu, a do tego Twoje najtrudniejsze przypadki.',
      },
      {
        title: 'Wdrożenie i integracja',
        description: 'System zainstalowany, połączony z tym, co już działa, i przekazany z opisem.',
      },
      { title: 'Utrzymanie i wsparcie', description: 'Poprawki, aktualizacje i rzetelne odpowiedzi po wdrożeniu.' },
    ],
    experience: [
      {
        title: 'Programistka niezależna',
        organization: 'Własna działalność, Szczebrzeszyn',
        from: 2022,
        to: 'present',
        description: 'Małe systemy biurowe dla przychodni, biblioteki i ośrodka szkolenia kierowców.',
      },
      { title: 'Stażystka', organization: 'Spółdzielnia Źródło, Łódź', from: 2021, to: 2022 },
    ],
    education: [
      {
        title: 'Studia inżynierskie, informatyka',
        organization: 'Politechnika, Łódź',
        from: 2018,
        to: 2022,
        description: 'Algorytmy, systemy operacyjne, bazy danych i inżynieria oprogramowania.',
        grade: 'Średnia ocen 4,8',
        university: true,
      },
    ],
    languages: [
      { name: 'Polski', code: 'pl', level: 'Język ojczysty', proficiency: 100 },
      { name: 'Angielski', code: 'en', level: 'Średnio zaawansowany', proficiency: 70 },
    ],
    pages: {
      home: {
        title: 'Programistka ze Szczebrzeszyna',
        about: {
          heading: 'O mnie',
          text: 'Zaczynam od modelu danych, testy piszę obok kodu i dbam o to, żeby interfejs był uczciwy.',
          more: 'Najczęściej pracuję w C# i SQL Server: systemy, na których stoją biura, i interfejsy za nimi.',
          link: 'Więcej o mnie',
        },
        projects: { heading: 'Wybrane projekty', link: 'Wszystkie projekty' },
      },
      about: {
        title: 'O mnie',
        description:
          'Inżynierka oprogramowania ze Szczebrzeszyna: umiejętności w C#, ASP.NET Core i SQL Server, doświadczenie, wykształcenie i języki.',
        heading: 'O mnie',
        bio: [
          'Tworzę to, na czym stoją biura: aplikacje okienkowe, bazy danych za nimi i interfejsy, które je łączą.',
          'Najbardziej lubię początek, gdy z mglistej procedury powstaje jasny model danych. Jeśli jest dobry, ekrany rysują się niemal same; jeśli nie, nie ukryje tego żaden kod.',
        ],
        skills: { heading: 'Umiejętności', text: 'Ułożone według tego, jak często po nie sięgam.' },
        experience: 'Doświadczenie',
        education: 'Wykształcenie',
        languages: 'Języki',
      },
      projects: {
        title: 'Projekty',
        description:
          'Wydział komunikacji w oknach, przeglądarka filmów w Javie i bank w wierszu poleceń: trzy systemy zbudowane od początku do końca.',
        heading: 'Projekty',
        text: 'Trzy systemy zbudowane od początku do końca. Kod jest otwarty tam, gdzie prowadzi do niego odnośnik.',
      },
      services: {
        title: 'Usługi',
        description:
          'Aplikacje okienkowe, zaplecze, interfejsy programistyczne i aplikacje internetowe w C# i .NET, w sześciu krokach aż po wsparcie.',
        heading: 'Usługi',
        text: 'Cztery rodzaje pracy, jeden sposób pracowania.',
        process: { heading: 'Jak pracuję', text: 'Sześć kroków w tej kolejności, niezależnie od wielkości zlecenia.' },
      },
      contact: {
        title: 'Kontakt',
        description:
          'Napisz do mnie w sprawie aplikacji okienkowej, interfejsu albo aplikacji internetowej: przez formularz, pocztą elektroniczną lub na profilu.',
        badge: 'Porozmawiajmy',
        heading: 'Kontakt',
        text: 'Skorzystaj z formularza albo z danych obok.',
        information: 'Dane kontaktowe',
        card: 'Zapisz wizytówkę',
        connect: 'Znajdź mnie także tutaj',
        availability: 'Zbudujmy razem coś niezwykłego',
        form: 'Wyślij mi wiadomość',
        sampleEmail: 'imie@firma.pl',
      },
      notFound: {
        title: 'Nie znaleziono strony',
        description: 'Pod tym adresem nie ma żadnej strony. Ze strony głównej dojdziesz do wszystkiego, co tu jest.',
        heading: '404',
        text: 'Ojej! Nie znaleziono strony',
        link: 'Wróć na stronę główną',
      },
    },
  };
}
