import { json, type SimulatedService, THANKS } from './simulated-service';

/** https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering and its pages on AJAX. */
export const simulator: SimulatedService = {
  takes: () => true,
  honeypot: '_gotcha',
  kept: json({ ok: true, next: THANKS.path }),
  refused: (error, errors) => json({ error, errors }),
};
