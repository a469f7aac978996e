/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { formService } from '@/app/composition/form-service';
import { FORM_CHOICES, formSays } from '@/e2e/support/form';
import { MESSAGE_FIELDS, type Message } from '@/lib/bootstrap/draft';
import { content } from '@/lib/content/load';
import { ContactForm } from './contact-form';
import { openMail } from './mail-link';

jest.mock('./mail-link', () => ({
  ...jest.requireActual('./mail-link'),
  openMail: jest.fn(() => ({ phase: 'mailed' })),
}));

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {};

const MESSAGE: Message = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'A licensing desk.' };
const { mailForm } = content.words;

test('without a form service, each press of the button opens the email app, and the form says so', async () => {
  const site = { path: '/contact/', returnTo: '', ownerEmail: 'you@example.com', mailWords: mailForm };
  const service = formService(FORM_CHOICES.none, site);
  render(<ContactForm heading="Write" service={service} ownerEmail="you@example.com" words={formSays} />);
  expect(screen.getByRole('form', { name: 'Write' }).textContent).toContain(mailForm.note);
  for (const field of MESSAGE_FIELDS) {
    fireEvent.change(screen.getByLabelText(formSays.fields[field].label), { target: { value: ` ${MESSAGE[field]} ` } });
  }
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: formSays.send }));
    await waitFor(() => expect(openMail).toHaveBeenCalledTimes(times));
    expect(openMail).toHaveBeenLastCalledWith('you@example.com', MESSAGE);
  }
  screen.getByText(mailForm.posted);
  expect(screen.queryByRole('button', { name: formSays.fallback.retry })).toBeNull();
  expect(screen.queryByRole('button', { name: formSays.fallback.plain })).toBeNull();
  expect(screen.getByLabelText(formSays.fields.message.label)).toHaveProperty('value', ` ${MESSAGE.message} `);
  const name = screen.getByLabelText(formSays.fields.name.label);
  await act(async () => fireEvent.change(name, { target: { value: 'Sami' } }));
  expect(screen.queryByText(mailForm.posted)).toBeNull();
});
