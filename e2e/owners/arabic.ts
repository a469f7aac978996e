import type { Content } from '@/lib/content/schema';
import { arabicWords } from './arabic-words';

/**
 * A freelancer in Cairo who writes Arabic: the sample, translated. It contains no words of the sample, because it
 * reuses only the look and the form service.
 *
 * Pages keep the signs of `C#` and `.NET` on the right side of the name by markup. A description for search results
 * cannot contain markup, so a left-to-right mark (U+200E) beside the sign does it there.
 */
export function arabicOwner({ site, brand }: Content): Content {
  return {
    brand,
    words: arabicWords,
    site: { ...site, language: 'ar', otherLanguages: ['en'], locale: 'ar_EG' },
    navigation: [
      { path: '/', label: 'الرئيسية' },
      { path: '/about/', label: 'نبذة عني' },
      { path: '/projects/', label: 'المشاريع' },
      { path: '/services/', label: 'الخدمات' },
      { path: '/contact/', label: 'تواصل معي' },
    ],
    availability: {
      open: true,
      note: 'ابتداءً من مارس',
      whenOpen: {
        badge: 'متاح للعمل',
        sentence: 'أنا متاح للعمل الحر: نظام كامل، أو وحدة واحدة منه، أو مراجعة لعمل قائم.',
        invitation: 'أقرأ كل رسالة بنفسي، وأرد خلال يومي عمل.',
        closing: {
          heading: 'هل تفكر في نظام جديد؟',
          text: 'أخبرني بما يجب أن يفعله، وأرد عليك خلال يومي عمل.',
        },
        homeDescription:
          'مهندس برمجيات في القاهرة يبني تطبيقات سطح المكتب والواجهات الخلفية وتطبيقات الويب بلغة C#\u200E ومنصة \u200E.NET. متاح للعمل الحر.',
      },
      whenClosed: {
        badge: 'مشغول حاليًا',
        sentence: 'جدولي ممتلئ حاليًا ولا أقبل أعمالًا جديدة، لكني أحتفظ بقائمة وأراسل أصحابها حين يتغيّر ذلك.',
        invitation: 'أقرأ كل رسالة بنفسي، حتى وأنا مشغول.',
        closing: {
          heading: 'هل تخطط مسبقًا؟',
          text: 'أخبرني بما تفكر فيه، وأراسلك حالما يتسع الوقت له.',
        },
        homeDescription:
          'مهندس برمجيات في القاهرة يبني تطبيقات سطح المكتب والواجهات الخلفية وتطبيقات الويب بلغة C#\u200E ومنصة \u200E.NET. اطّلع على المشاريع وكيف أُنجزت.',
      },
    },
    profile: {
      name: 'مصطفى الشاذلي',
      role: 'مهندس برمجيات',
      lead: 'طالب علوم حاسب في القاهرة، أبني تطبيقات سطح المكتب والواجهات الخلفية وتطبيقات الويب: برمجيات يفهمها الناس من أول نظرة، وتستطيع الفِرق صيانتها لسنوات.',
      location: { city: 'القاهرة', country: 'مصر', countryCode: 'EG' },
      email: 'mostafa@example.com',
      phone: '+20 100 000 0000',
      tagline: 'برمجيات لسطح المكتب والخوادم والويب، تُبنى في القاهرة وتصل إلى أي مكان.',
    },
    facts: [
      { label: 'المقر', value: 'القاهرة، مصر' },
      { label: 'التخصص', value: 'C# و.NET' },
      { label: 'الدراسة', value: 'علوم الحاسب' },
      { label: 'المعدل التراكمي', value: '٣٫٧' },
    ],
    links: {
      cv: 'https://example.com/mostafa-cv.pdf',
      profiles: [
        { label: 'GitHub', address: 'https://github.com/mostafa-example', mark: 'github' },
        { label: 'LinkedIn', address: 'https://www.linkedin.com/in/mostafa-example', mark: 'linkedin' },
        {
          label: 'LeetCode',
          address: 'https://leetcode.com/u/mostafa-example',
          mark: 'leetcode',
          iconIn: [],
          purpose: 'تمارين البرمجة',
        },
        {
          label: 'مستقل',
          address: 'https://mostaql.com/u/mostafa-example',
          iconIn: ['contact'],
          purpose: 'العمل الحر',
        },
      ],
    },
    projects: [
      {
        title: 'تراخيص السائقين والمركبات',
        description:
          'نظام لسطح المكتب يدير مكتب التراخيص: الطلبات واختبارات القيادة والتجديد وبدل الفاقد والرخص المحجوزة، من الشبّاك حتى الأرشيف.',
        technologies: ['C#', 'WinForms', 'SQL Server', 'ADO.NET'],
        repository: 'https://github.com/mostafa-example/driver-vehicle-licensing',
        // The fixtures have no pages of their own; this one serves as a case study.
        page: '/services/',
        client: 'إدارة المرور',
        year: 2024,
        image: { src: 'https://images.unsplash.com/photo-1449965408869-eaa3f722e40d', alt: 'يدان على مقود سيارة' },
        featured: true,
      },
      {
        title: 'متصفح الأفلام',
        description:
          'تطبيق بلغة Java للبحث عن الأفلام وترتيبها وحفظ قائمة شخصية منها. تظهر النتائج أثناء الكتابة، وتبقى القائمة كما هي في الغد.',
        technologies: ['Java', 'OOP', 'Swing'],
        repository: 'https://github.com/mostafa-example/movie-browser',
        liveLink: 'https://movies.example.com',
        image: { src: 'https://images.unsplash.com/photo-1489599849927-2ee91cede3ba' },
        featured: true,
      },
      {
        title: 'إدارة بنك من سطر الأوامر',
        description:
          'تطبيق بلغة C++ لبنك صغير: العملاء والإيداع والسحب والتحويل، ومستخدمون تُفحص صلاحياتهم عند كل قائمة. البيانات محفوظة في ملفات نصية.',
        technologies: ['C++', 'OOP', 'تخزين في ملفات'],
        codeNote: 'على GitHub، ولم يُنشر بعد',
        image: { src: 'https://images.unsplash.com/photo-1501167786227-4cba60f6d58f' },
      },
    ],
    testimonials: [
      {
        quote: 'أنهى النظام في موعده.',
        name: 'هالة منصور',
        role: 'مديرة مكتب التراخيص',
        company: 'إدارة المرور',
      },
      {
        quote:
          'كنا نكتب كل شيء في دفاتر، ثم جلس معنا أسبوعًا قبل أن يكتب سطرًا واحدًا بلغة C#. اليوم نجد أي ملف في ثوانٍ، ولم نعد نسأل أين ذهبت الأوراق. وحين طلبنا تقريرًا جديدًا بعد عام كامل وجدناه يعمل في اليوم التالي.',
        name: 'Sara Lindqvist',
        company: 'Nordic Books',
        link: 'https://books.example.com',
        photo: 'https://images.unsplash.com/photo-1494790108377-be9c29b29330',
      },
    ],
    skills: [
      { title: 'كل أسبوع', skills: ['C#', 'ASP.NET Core', 'SQL Server', 'RESTful APIs'] },
      { title: 'في معظم المشاريع', skills: ['Entity Framework', 'LINQ', 'T-SQL', 'البرمجة الكائنية'] },
      { title: 'عندما يتطلبها العمل', skills: ['WinForms', 'ADO.NET', 'C++', 'Java'] },
    ],
    services: [
      {
        title: 'تطوير تطبيقات سطح المكتب',
        description:
          'برمجيات لنظام Windows يعتمد عليها موظف الشبّاك طوال اليوم: نماذج سريعة، وقواعد واضحة، وتقارير لا يختلّ فيها حساب.',
        icon: 'desktop',
      },
      {
        title: 'تطوير الواجهات الخلفية',
        description: 'نماذج بيانات، وقواعد SQL Server، وخدمات متعددة الطبقات بلغة C# تبقى سهلة القراءة بعد عاشر تعديل.',
        icon: 'database',
      },
      {
        title: 'تطوير الواجهات البرمجية',
        description: 'واجهات RESTful بأخطاء صريحة وتوثيق واختبارات، جاهزة لتطبيقات لم تُكتب بعد.',
        icon: 'api',
      },
      {
        title: 'تطبيقات ويب متكاملة',
        description: 'من مخطط البيانات إلى الشاشة: تطبيقات ويب تظهر فورًا وتشرح نفسها بنفسها.',
        icon: 'web',
      },
    ],
    process: [
      {
        title: 'تحليل المتطلبات',
        description: 'نكتب ما يجب أن يفعله النظام، وما يجب ألا يفعله أبدًا، ومن صاحب القرار.',
      },
      {
        title: 'التصميم والتخطيط',
        description: 'نموذج البيانات والشاشات والمراحل، نتفق عليها قبل أن توجد شيفرة ندافع عنها.',
      },
      { title: 'التطوير', description: 'خطوات صغيرة في مستودع مشترك، وفيه كل أسبوع ما يمكن تجربته.' },
      {
        title: 'الاختبار وضمان الجودة',
        description: 'اختبارات آلية مع الشيفرة، وفوقها أصعب الحالات التي تعرفها أنت.',
      },
      { title: 'النشر والتكامل', description: 'يُثبَّت النظام ويُربط بما لديك من أنظمة، ويُسلَّم مع شرح مكتوب.' },
      { title: 'الصيانة والدعم', description: 'إصلاحات وترقيات وإجابات صريحة بعد الإطلاق.' },
    ],
    experience: [
      {
        title: 'مطوّر مستقل',
        organization: 'لحسابي الخاص، القاهرة',
        from: 2024,
        to: 'present',
        description: 'أنظمة مكتبية صغيرة وقواعد بياناتها، لعيادة ومكتبة ومدرسة لتعليم القيادة.',
      },
    ],
    education: [
      {
        title: 'بكالوريوس علوم الحاسب',
        organization: 'كلية الحاسبات، القاهرة',
        from: 2023,
        to: 2027,
        description: 'الخوارزميات وأنظمة التشغيل وقواعد البيانات وهندسة البرمجيات.',
        grade: 'المعدل التراكمي ٣٫٧',
        university: true,
      },
      {
        title: 'مسار تعلّم البرمجة',
        organization: 'عبر الإنترنت، بالوتيرة التي تناسبني',
        from: 2023,
        to: 2025,
        description:
          'أربع وعشرون دورة، من الخوارزميات وهياكل البيانات إلى أنظمة سطح مكتب متعددة الطبقات على SQL Server.',
      },
    ],
    languages: [
      { name: 'العربية', code: 'ar', level: 'اللغة الأم', proficiency: 100 },
      { name: 'الإنجليزية', code: 'en', level: 'متوسط', proficiency: 70 },
    ],
    pages: {
      home: {
        title: 'مهندس برمجيات في القاهرة',
        about: {
          heading: 'من أنا',
          text: 'أصمّم نموذج البيانات أولًا، وأكتب الاختبارات مع الشيفرة جنبًا إلى جنب، وأحرص على واجهة واضحة وصادقة.',
          more: 'معظم عملي بلغة C# وقواعد بيانات SQL Server: أنظمة لسطح المكتب تُدار بها المكاتب، وواجهات برمجية من خلفها. أدرس علوم الحاسب في القاهرة وأتخرج عام ٢٠٢٧.',
          link: 'المزيد عني',
        },
        projects: { heading: 'مشاريع مختارة', link: 'كل المشاريع' },
        testimonials: 'ماذا قال العملاء',
      },
      about: {
        title: 'نبذة عني',
        description:
          'طالب علوم حاسب ومهندس برمجيات في القاهرة: مهاراتي في C#\u200E وASP.NET Core وSQL Server، ودراستي، واللغات التي أعمل بها.',
        heading: 'نبذة عني',
        bio: [
          'أدرس علوم الحاسب في القاهرة، وأبني ما تقوم عليه المكاتب: أنظمة سطح المكتب، وقواعد البيانات من خلفها، والواجهات البرمجية التي تربط بينها.',
          'أحبّ المراحل إليّ أولاها، حين يتحوّل إجراء غامض إلى نموذج بيانات واضح. إن أصبتَ فيه كادت الشاشات ترسم نفسها، وإن أخطأتَ فلن تخفيه أي شيفرة مهما كثرت.',
        ],
        skills: { heading: 'المهارات', text: 'مرتّبة بحسب كثرة استخدامي لها.' },
        experience: 'الخبرة',
        education: 'التعليم',
        languages: 'اللغات',
      },
      projects: {
        title: 'المشاريع',
        description:
          'مكتب تراخيص على سطح المكتب، ومتصفح أفلام بلغة Java، وبنك في سطر الأوامر: ثلاثة أنظمة بُنيت من البداية إلى النهاية، وشيفرتها متاحة حيث نُشرت.',
        heading: 'المشاريع',
        text: 'ثلاثة أنظمة بُنيت من البداية إلى النهاية. والشيفرة مفتوحة حيثما وُجد رابط إليها.',
      },
      services: {
        title: 'الخدمات',
        description:
          'تطبيقات سطح المكتب والواجهات الخلفية والواجهات البرمجية وتطبيقات الويب بلغة C#\u200E ومنصة \u200E.NET، في ست خطوات من تحليل المتطلبات إلى الدعم.',
        heading: 'الخدمات',
        text: 'أربعة أنواع من العمل، وطريقة واحدة لإنجازه.',
        process: { heading: 'كيف أعمل', text: 'ست خطوات بهذا الترتيب، أيًّا كان حجم العمل.' },
      },
      contact: {
        title: 'تواصل معي',
        description:
          'راسلني بشأن نظام لسطح المكتب أو واجهة خلفية أو واجهة برمجية أو تطبيق ويب: عبر النموذج، أو عبر البريد الإلكتروني أو أحد الحسابات.',
        badge: 'يسعدني تواصلك',
        heading: 'تواصل معي',
        text: 'استخدم النموذج، أو أيًّا من بيانات الاتصال.',
        information: 'بيانات الاتصال',
        card: 'حفظ جهة الاتصال',
        connect: 'تجدني أيضًا على',
        availability: 'لنبنِ معًا شيئًا مميزًا',
        form: 'أرسل إليّ رسالة',
        sampleEmail: 'name@company.com',
      },
      notFound: {
        title: 'الصفحة غير موجودة',
        description: 'لا توجد صفحة في هذا العنوان. ومن الصفحة الرئيسية يمكن الوصول إلى كل ما في الموقع.',
        heading: '404',
        text: 'عذرًا! الصفحة غير موجودة',
        link: 'العودة إلى الصفحة الرئيسية',
      },
    },
  };
}
