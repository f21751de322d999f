interface Place {
  readonly address: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A route to a place in the map application of the device; its point where it is known, else its address. */
export function directionsTo({ address, latitude, longitude }: Place): string {
  const destination = latitude !== null && longitude !== null ? `${latitude},${longitude}` : (address ?? '')
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
