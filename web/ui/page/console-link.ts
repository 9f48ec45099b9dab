import {
  type ConsoleAddress,
  consolePath,
  type DetailAddress,
  detailPath,
} from '../../../rules/office/console-address.ts'

type ConsoleWay = { to: '/console/$'; params: { _splat: string } }

/** The way to a page of the console, for a link or a navigation: one that does not exist does not compile. */
export const consoleLink = (address: ConsoleAddress) => toWay(consolePath(address))

/** The way to the page of one thing. */
export const detailLink = (address: DetailAddress, id: number | string) => toWay(detailPath(address, id))

const toWay = (path: `/console/${string}`): ConsoleWay => ({
  to: '/console/$',
  params: { _splat: path.slice('/console/'.length) },
})
