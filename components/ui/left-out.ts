// Replaces modules of parts that the site does not have, to save their scripts (`next.config.ts`).

const nothing = () => null;

export { nothing as BookingLink, nothing as Posts, nothing as ServiceOffer, nothing as Testimonials };
