/**
 * A line that says how far a command has come, and is gone when it is done. Only a terminal shows it: in a
 * file, or in the log of a workflow, each step would be a line of its own.
 *
 * @param {Pick<NodeJS.WriteStream, 'isTTY' | 'write'>} [stream]
 */
export function progressLine(stream = process.stderr) {
  /** @param {string} text */
  const show = (text) => {
    if (stream.isTTY) stream.write(`\r\u001b[2K${text}`);
  };
  return { show, end: () => show('') };
}
