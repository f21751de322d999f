/** Body of the gateway's own call for drive times by road. It exists if the gateway has a routing service. */
import { z } from '../../wire/zod.ts'
import { MOST_DRIVE_PLACES } from './drives.ts'

const Place = z.strictObject({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
})

export const DriveTimesRequest = z.strictObject({ places: z.array(Place).check(z.minLength(2), z.maxLength(MOST_DRIVE_PLACES)) })
