import { json, type SimulatedService } from './simulated-service';

/** https://formsubmit.co/documentation and https://formsubmit.co/ajax-documentation; its flags are text. */
export const simulator: SimulatedService = {
  takes: ({ path, fields }) => path.startsWith('/ajax/') || '_honey' in fields,
  honeypot: '_honey',
  kept: json({ success: 'true', message: 'The form was submitted successfully.' }),
  back: '_next',
  refused: (message) => json({ success: 'false', message }),
  refusesWithOk: true,
};
