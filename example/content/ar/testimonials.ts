import type { Testimonial } from '@/lib/content/schema';

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'في أول سبت دافئ أجّرنا كل القوارب، ولم يقف أحد عند المرسى وفي يده حجز لدى غيره مثله. كان هذا ما سألت عنه مريم قبل أن تسأل عن أي شيء آخر.',
    name: 'ييته برانت',
    role: 'المالكة',
    company: 'Bootshaus Winterhude',
    project: 'Slipway',
  },
  {
    quote:
      'كنت آخذ الدفتر معي إلى البيت. أما الآن فأقفل اليوم في اثنتي عشرة دقيقة، وإذا لم تتوازن الحسابات رأيت أين الخلل.',
    name: 'دنيز يلدرم',
    role: 'أمين الصندوق',
    company: 'Backhaus Altona eG',
    project: 'Kassenbuch',
  },
  {
    quote: 'سارت معنا في مسارين قبل أن تكتب سطرًا واحدًا. والخريطة تقول ما لا تعرفه، ولهذا يثق بها زملائي.',
    name: 'هاوكه بيترسن',
    role: 'رئيس الرابطة',
    company: 'Wattführer Nordstrand',
    project: 'Tidewalk',
  },
  {
    quote: 'اشترت ضيفة كفيفة مقاعدها بنفسها. كان ذلك مكتوبًا في العرض، وكان صحيحًا من اليوم الأول.',
    name: 'ليا هوفمان',
    role: 'المديرة',
    company: 'Kino am Fleet',
    project: 'مخطط المقاعد',
  },
  {
    quote: 'بعد سبع سنوات من مغادرتها ما زلنا نتصل بها أولًا. ومعظم الأسئلة يجيب عنها التوثيق قبل أن نتصل.',
    name: 'مارتن كروغر',
    role: 'رئيس قسم تقنية المعلومات',
    company: 'Elbtakt Logistik GmbH',
  },
];
