import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';

const DEBIAN_FIREFOX = '/usr/bin/firefox-esr';

/** Where Debian and Ubuntu install the programs. */
export const FIREFOX = [DEBIAN_FIREFOX, '/usr/bin/firefox'].find(existsSync) ?? DEBIAN_FIREFOX;
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** The port of WebKit's driver. */
const DRIVER_PORT = Number(process.env.E2E_PORT || 4173) + 1;

/** One window of a browser. Elements are given by CSS selectors, and JavaScript by expressions. */
export type EngineBrowser = Awaited<ReturnType<typeof startFirefox>>;

/** Firefox speaks WebDriver BiDi without a separate driver. */
export async function startFirefox() {
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
    open: async (url: string): Promise<void> => void (await page.goto(url)),
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    click: (selector: string) => page.click(selector),
    type: (selector: string, text: string) => page.type(selector, text),
    pressShift: () => page.keyboard.press('Shift'),
    evaluate: (expression: string): Promise<unknown> => page.evaluate(expression),
    close: () => browser.close(),
  };
}

/** WebKitGTK's driver needs a display and does not report console messages. */
export async function startWebKit(): Promise<EngineBrowser> {
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', WEBKIT_DRIVER, `--port=${DRIVER_PORT}`], {
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
    const url = `http://127.0.0.1:${DRIVER_PORT}`;
    await expect(async () => expect((await fetch(`${url}/status`)).ok).toBe(true)).toPass({ timeout: 30_000 });
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
