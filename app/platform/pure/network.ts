/** One household has one IPv4 address or one IPv6 /64, which holds more addresses than there are passwords to try. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return address.includes(':') ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** IDN-025. A network too wide to be one household: /24 of IPv4, /48 of IPv6. */
export function truncatedNetwork(address: string): string {
  const plain = networkOf(address)
  if (plain.includes(':')) return `${groupsOf(address).slice(0, 3).join(':')}::/48`
  return plain.includes('.') ? `${plain.slice(0, plain.lastIndexOf('.'))}.0/24` : 'unknown'
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16))
}
