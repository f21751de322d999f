export const placeNamed = <P extends { readonly name: string }>(places: readonly P[] | undefined, name: string): P | undefined =>
  places?.find((place) => place.name.toLowerCase() === name.trim().toLowerCase())
