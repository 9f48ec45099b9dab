import { isIPv6 } from 'node:net'

/**
 * The network that an address belongs to, as far as it is known: an IPv4 address by itself, or the /64 that one
 * connection is given in IPv6, in which anybody has as many addresses as they like. What is no address stays as it is.
 */
export function toNetwork(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const groups = toGroups(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an address, of which some zeros may be left out as `::`. */
function toGroups(short: string): number[] {
  const [head = [], tail = []] = short.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}
