// For browsers that do not say when they are idle.
const livesByThen = 500

let alive: Promise<void> | undefined

/**
 * Resolves when the page of the server has come to life. It does so part by part, and a part that is still the server's
 * must find what the server had: otherwise it is rendered again. No part is left when the browser has nothing more to do.
 */
export function whenAllLives(): Promise<void> {
  alive ??= new Promise((resolve) => {
    if (typeof window === 'undefined') resolve()
    else if (typeof window.requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve, livesByThen)
  })
  return alive
}
