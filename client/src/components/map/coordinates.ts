import type { GeoPlace } from '@callout/contracts/jobs/routes'

const DECIMALS = 6

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS))

export const roundedPlace = ({ latitude, longitude }: GeoPlace): GeoPlace => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
})

export const coordinateText = (place: GeoPlace): string => {
  const { latitude, longitude } = roundedPlace(place)
  return `${latitude}, ${longitude}`
}
