/** The gateway's own call for drive times by road. It exists if the gateway has a routing service. */
import { z } from '../../zod.ts'

export const DRIVE_TIMES_PATH = '/drive-times'

/** A team of 50 with 300 visits fits. */
export const MOST_DRIVE_PLACES = 300

const Place = z.strictObject({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
})

export const DriveTimesRequest = z.strictObject({ places: z.array(Place).check(z.minLength(2), z.maxLength(MOST_DRIVE_PLACES)) })

const Matrix = z.array(z.array(z.nullable(z.number().check(z.gte(0)))))

/** Rows are origins, columns destinations, in the order of the request's places; null: no road. */
export const DriveTimesReply = z.object({ meters: Matrix, seconds: Matrix })
export type DriveTimesReply = z.output<typeof DriveTimesReply>
