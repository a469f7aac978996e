/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { rebuildOnRequest } from './rebuild-on-request.mjs';

/** An owner at the keyboard, and builds that last until they are ended. */
function atTheKeyboard() {
  const input = new PassThrough();
  const running: (() => void)[] = [];
  const rebuild = jest.fn(() => new Promise<void>((resolve) => running.push(resolve)));
  rebuildOnRequest(input, rebuild);
  const type = async (text: string) => {
    input.write(text);
    await setImmediate();
  };
  const endBuild = async () => {
    running.shift()?.();
    await setImmediate();
  };
  return { rebuild, type, endBuild };
}

test('builds again at r and Enter, and at nothing else', async () => {
  const { rebuild, type, endBuild } = atTheKeyboard();
  await type('\nrebuild\nq\n');
  expect(rebuild).toHaveBeenCalledTimes(0);
  await type('r\n');
  expect(rebuild).toHaveBeenCalledTimes(1);
  await endBuild();
  await type(' R \n');
  expect(rebuild).toHaveBeenCalledTimes(2);
});

test('runs one build at a time, and one more for all that is asked for meanwhile', async () => {
  const { rebuild, type, endBuild } = atTheKeyboard();
  await type('r\n');
  await type('r\nr\n');
  expect(rebuild).toHaveBeenCalledTimes(1);
  await endBuild();
  expect(rebuild).toHaveBeenCalledTimes(2);
  await endBuild();
  expect(rebuild).toHaveBeenCalledTimes(2);
});
