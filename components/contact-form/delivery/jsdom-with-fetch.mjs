import { TestEnvironment } from 'jest-environment-jsdom';

/** Jest's document with Node's `fetch`, which jsdom lacks: for tests that make real calls from a page. */
export default class extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    Object.assign(this.global, { fetch });
  }
}
