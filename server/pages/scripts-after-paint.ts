const preload = /<link rel="modulepreload"/g
const entry = /<script type="module" async="" src="([^"]*)"><\/script>/

/**
 * Runs in the browser, inline: asks for the scripts once the page is painted, so that nothing takes the network and the processor from
 * its styles and letters. A tab in the background is not painted: there when all else has loaded, as half a second later where a browser does
 * not tell of its paint. It leaves what React expects to find.
 */
const begin = `(()=>{const own=document.currentScript,entry=own.previousElementSibling;let begun=false;const begin=()=>{if(begun)return;begun=true;for(const link of document.querySelectorAll("link[data-rel]")){link.rel=link.dataset.rel;delete link.dataset.rel}const script=document.createElement("script");script.type="module";script.async=true;script.src=entry.dataset.src;entry.replaceWith(script)};own.remove();addEventListener("load",()=>setTimeout(begin,document.hidden?0:500));new PerformanceObserver(begin).observe({type:"paint",buffered:true})})()`

/**
 * A page whose scripts wait for its first paint. Without it they are asked for with the page, and on a slow network its styles and letters
 * share the line with them. A page of another make, as one in development, stays as it is.
 */
export function loadScriptsAfterPaint(html: string, nonce: string | undefined) {
  const found = entry.exec(html)
  if (!found) return html
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  const waiting = `<script type="text/plain" data-src="${found[1]}"></script><script${attribute}>${begin}</script>`
  return html.replace(entry, () => waiting).replaceAll(preload, '<link data-rel="modulepreload"')
}
