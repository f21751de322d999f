const channels = (hex: string): number[] => [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16) / 255)
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** WCAG relative luminance of a #rrggbb color, 0 black to 1 white. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Black and white text have equal contrast here. */
const EVEN_LUMINANCE = 0.179
const plainColor = '#666674'

/** Avatar background and readable text color. Invalid colors count as grey. */
export function avatarColors(color: string | null): { background: string; color: string } {
  const background = color && /^#[0-9a-f]{6}$/i.test(color) ? color : plainColor
  return { background, color: luminanceOf(background) > EVEN_LUMINANCE ? '#000000' : '#ffffff' }
}
