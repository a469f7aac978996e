/**
 * A function that computes a value once in a build, for each argument. In development, where files change, it computes
 * the value each time.
 */
export function onceInBuild<Args extends readonly string[], Value>(compute: (...args: Args) => Value) {
  const values = new Map<string, Value>();
  return (...args: Args): Value => {
    if (process.env.NODE_ENV !== 'production') return compute(...args);
    const key = args.join('\n');
    if (!values.has(key)) values.set(key, compute(...args));
    return values.get(key) as Value;
  };
}
