/**
 * Stands in for TypeBox in the browser's build: the pages need an endpoint's method, path and manner, and leave
 * checking to the server. Every use of it, called or read, is again this.
 */
const nothing: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : nothing),
  apply: () => nothing,
})

export default nothing
