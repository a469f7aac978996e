import { json, type SimulatedService } from './simulated-service';

/** https://docs.web3forms.com/getting-started/api-reference, and its pages "Spam protection" and "Redirection". */
export const simulator: SimulatedService = {
  takes: ({ path, fields }) => path === '/submit' || 'access_key' in fields,
  honeypot: 'botcheck',
  needs: 'access_key',
  kept: json({ success: true, message: 'Email sent successfully!' }),
  back: 'redirect',
  refused: (message) => json({ success: false, message }),
  refusesWithOk: true,
};
