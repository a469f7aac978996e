/**
 * Loads the framework's scripts once the page has been painted. The page names them in
 * `<meta name="scripts">`: the data first, which Next takes for complete once a chunk has run,
 * and after it the chunks in any order. They are `async` as Next wrote them, because React
 * looks for such an element before it adds a script of its own.
 */
export function loadScripts() {
  // A frame's callbacks run before it is painted, a timer set in one runs after.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(loadInOrder)));
}

function loadInOrder() {
  const [data, ...chunks] = document.querySelector('meta[name=scripts]')?.getAttribute('content')?.split(' ') ?? [];
  if (data) load(data, loadChunks);

  function loadChunks() {
    for (const chunk of chunks) load(chunk);
  }
}

/**
 * @param {string} url
 * @param {() => void} [onLoad]
 */
function load(url, onLoad) {
  const script = document.createElement('script');
  script.async = true;
  if (onLoad) script.onload = onLoad;
  script.src = url;
  document.head.append(script);
}
