interface Place {
  readonly address: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Link to the device's map application, by coordinates or else address; null without both. */
export function directionsTo({ address, latitude, longitude }: Place): string | null {
  const destination = latitude !== null && longitude !== null ? `${latitude},${longitude}` : address
  if (!destination) return null
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
