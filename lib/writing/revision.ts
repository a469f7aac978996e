/** In development, a file that `npm run dev` changes stands in place of this one, so that open pages show a saved text. */
export {};
