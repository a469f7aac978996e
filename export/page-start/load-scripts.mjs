/**
 * Brings the scripts in once the page has been painted: the data first, whose file also
 * starts what the others hold, and then the others in any order. They are async, as Next
 * wrote them, so that React knows them again.
 */
export function loadScripts() {
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
 * @param {string} address
 * @param {() => void} [onLoad]
 */
function load(address, onLoad) {
  const script = document.createElement('script');
  script.async = true;
  if (onLoad) script.onload = onLoad;
  script.src = address;
  document.head.append(script);
}
