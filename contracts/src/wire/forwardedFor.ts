/** `203.0.113.7:4711`, `[2001:db8::7]:4711` or `[2001:db8::7]`. */
const withPort = /^\s*(?:(\d{1,3}(?:\.\d{1,3}){3}):\d+|\[([\da-f:.]+)\](?::\d+)?)\s*$/i

/** A value of `X-Forwarded-For` without the ports that some proxies add to its addresses. */
export const withoutPorts = (forwardedFor: string): string =>
  forwardedFor.includes(':')
    ? forwardedFor
        .split(',')
        .map((address) => {
          const [, ipv4, ipv6] = withPort.exec(address) ?? []
          return ipv4 ?? ipv6 ?? address.trim()
        })
        .join(', ')
    : forwardedFor
