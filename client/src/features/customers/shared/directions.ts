interface Place {
  readonly address: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A route to a place in the map application of the device; its point where it is known, else its address; null where nobody tells either. */
export function directionsTo({ address, latitude, longitude }: Place): string | null {
  const destination = latitude !== null && longitude !== null ? `${latitude},${longitude}` : address
  if (!destination) return null
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
