import type { FastifyInstance } from 'fastify'

/**
 * Where customers see the shop: PUBLIC_URL, else where it listens. Never what a request calls it, for such an answer
 * would be kept for others.
 */
export const shopOrigin = (app: FastifyInstance, publicUrl: string | undefined) => () => {
  if (publicUrl) return new URL(publicUrl).origin
  const address = app.server.address()
  return typeof address === 'object' && address ? `http://${toHost(address)}:${address.port}` : 'http://localhost'
}

const toHost = ({ address, family }: { address: string; family: string }) =>
  family === 'IPv6' ? `[${address}]` : address
