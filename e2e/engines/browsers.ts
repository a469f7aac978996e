import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { launch } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';

const DEBIAN_FIREFOX = '/usr/bin/firefox-esr';

/** Where Debian and Ubuntu install the programs. */
export const FIREFOX = [DEBIAN_FIREFOX, '/usr/bin/firefox'].find(existsSync) ?? DEBIAN_FIREFOX;
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** Timeout for the start of a driver, in ms. */
const START_LIMIT = 30_000;

/** The browser functions that the spec needs, for one window. Elements are given by CSS selectors. */
export interface EngineBrowser {
  open(url: string): Promise<void>;
  /** Sets the viewport's size in CSS px. */
  resize(width: number, height: number): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Presses a key that types nothing, which is an interaction for the page. */
  pressShift(): Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Console messages, uncaught errors and policy violations, if the driver reports them. */
  messages: string[];
  close(): Promise<void>;
}

/** Firefox speaks WebDriver BiDi without a separate driver. */
export async function startFirefox(): Promise<EngineBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error}`));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`The policy refused ${effectiveDirective} ${blockedURI}`),
    );
  });
  return {
    messages,
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    pressShift: () => page.keyboard.press('Shift'),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

/** WebKitGTK's driver needs a display and does not report console messages. */
export async function startWebKit(): Promise<EngineBrowser> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', WEBKIT_DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // WebKit's sandbox does not start as root; the tests only open pages of the site.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const endDriver = () => {
    // A negative id ends the process group: xvfb-run starts further processes.
    if (driver.pid && driver.exitCode === null) process.kill(-driver.pid);
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitForServer(`${url}/status`);
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } };
    const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    const find = (selector: string) => session.findElement(By.css(selector));
    return {
      messages: [],
      open: (address) => session.get(address),
      resize: async (width, height) => void (await session.manage().window().setRect({ width, height, x: 0, y: 0 })),
      async click(selector) {
        // The driver does not wait for smooth scrolling to end.
        await session.executeScript(
          `arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })`,
          find(selector),
        );
        await find(selector).click();
      },
      type: (selector, text) => find(selector).sendKeys(text),
      pressShift: () => session.actions().keyDown(Key.SHIFT).keyUp(Key.SHIFT).perform(),
      evaluate: (expression) => session.executeScript(`return ${expression}`),
      async close() {
        await session.quit().finally(endDriver);
      },
    };
  } catch (error) {
    endDriver();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitForServer(url: string) {
  for (const limit = Date.now() + START_LIMIT; ; ) {
    const answered = await fetch(url).catch(() => undefined);
    if (answered?.ok) return;
    if (Date.now() > limit) throw new Error(`${url} did not answer within ${START_LIMIT} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
