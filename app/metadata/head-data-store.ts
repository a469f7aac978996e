/** Texts of data blocks by their keys, for as long as the program runs that exports the pages. */
interface Store {
  headData?: Map<string, string>;
}

/**
 * The texts that server components leave for client components while both are rendered on the
 * server. Neither sees the other's modules; what one is given as a prop is written into the page's
 * data, a second time and for nobody. They run in one program, though.
 */
export function headDataStore(): Map<string, string> {
  const store: Store = globalThis as Store;
  store.headData ??= new Map();
  return store.headData;
}
