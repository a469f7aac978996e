import { z } from 'zod';
import * as addressField from '../address-fields';
import * as field from '../fields';

// The fields of `legal.ts` in `content/`.

const imprint = z.strictObject({
  /** Optional: your name or your company's, by default the one in `profile.ts`. */
  name: field.name().optional(),
  /** The postal address, one line of it per entry. */
  postalAddress: field.filledList(field.name()),
  /** Optional: an email address, by default the one in `profile.ts`. */
  email: addressField.email().optional(),
  /** Optional: a phone number, by default the one in `profile.ts`. */
  phone: field.phone().optional(),
  /** Optional: your VAT identification number. */
  vatId: field.name().optional(),
  /** Optional: register and number: `Amtsgericht Hamburg, HRB 123456`. */
  register: field.name().optional(),
  /** Optional: your profession, and who supervises it, if the law regulates it. */
  profession: field.line().optional(),
  /** Optional: the name and the address of the person responsible for the texts. */
  responsible: field.name().optional(),
  /** Optional: further paragraphs. */
  paragraphs: field.filledList(field.prose()).optional(),
});

const privacy = z.strictObject({
  /** The day on which you last checked this notice: `2026-11-23`. */
  updated: field.day(),
  /** Optional: your postal address, one line of it per entry, if the site has no imprint. */
  postalAddress: field.filledList(field.name()).optional(),
  /** Who delivers the site's files to visitors. */
  host: z.strictObject({
    /** The company's name: `GitHub, Inc.` */
    name: field.name(),
    /** Optional: its address, on one line. */
    postalAddress: field.name().optional(),
    /** Optional: its privacy notice. Without it, there is no link: you may deliver them yourself. */
    privacyPage: addressField.webAddress().optional(),
  }),
  /** How long you keep messages, in a sentence. */
  messages: field.prose(),
  /**
   * Optional: hosts that pages contact for reasons other than the form, analytics and the pictures in `content/`, such
   * as pictures in a page of your own. An entry for a host that the notice names anyway replaces its description.
   */
  hosts: field
    .list(
      z.strictObject({
        /** Scheme and host: `https://images.example.com`. */
        host: addressField.origin(),
        /** Why pages contact it. */
        purpose: field.prose(),
        /** Optional: its privacy notice. */
        privacyPage: addressField.webAddress().optional(),
      }),
      'host',
    )
    .optional(),
  /** Optional: further sections, in Markdown. Their headings begin with `##`. */
  sections: field.markdown().optional(),
});

/** The imprint and the privacy notice. */
export const legal = z.strictObject({
  /** Optional: who runs the site. `false` if you need no imprint, so that `npm run check` does not ask for one. */
  imprint: z.union([z.literal(false), imprint], 'must be false, or a group of fields in braces').optional(),
  /** Optional: what happens to visitors' data. `false` if you need no notice, so that `npm run check` does not ask. */
  privacy: z.union([z.literal(false), privacy], 'must be false, or a group of fields in braces').optional(),
  /** Optional: `false` keeps both pages out of search engines. */
  index: z.boolean().optional(),
});

export type Legal = z.infer<typeof legal>;
