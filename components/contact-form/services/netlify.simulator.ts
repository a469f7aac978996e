import { html, type SimulatedService, THANKS } from './simulated-service';

/** https://docs.netlify.com/manage/forms/setup/ and https://docs.netlify.com/manage/forms/spam-filters/. */
export const simulator: SimulatedService = {
  takes: ({ fields }) => 'form-name' in fields,
  honeypot: 'bot-field',
  needs: 'form-name',
  kept: THANKS.page,
  keptForm: THANKS.page,
  refused: html,
  // A host without Netlify Forms answers with the page of the form, whose attribute nobody has taken out.
  faults: { 'ok-html': html('<form name="contact" data-netlify="true"></form>') },
};
