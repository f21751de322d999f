import type { PointGroup } from 'signature_pad'

/** Strokes for a canvas of another width, such as after a turn of the phone. */
export const scaledStrokes = (strokes: readonly PointGroup[], scale: number): PointGroup[] =>
  strokes.map((stroke) => ({ ...stroke, points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })) }))
