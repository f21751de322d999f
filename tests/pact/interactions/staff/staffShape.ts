import { staff } from '@callout/contracts/staff/samples'
import type { Interaction } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { OWNER_TOKEN } from '../../states.ts'

/** What the schema shows of a person, and the hand-written one as it is shown. */
export const STAFF = `id name email phoneCountryCode phone color role authorities branchId categoryIds address latitude longitude locationAt isActive availabilityStatus
  workingHours { day isOn open close } timeOff { id dateFrom dateTo note } visitsToday futureVisits invitationStatus createdAt`

export const zora = {
  id: '501',
  name: 'Zora Zeppelin',
  email: 'zora@bright-home.test',
  phoneCountryCode: '1',
  phone: '5550151',
  color: '#2f9e44',
  role: 'STAFF_ADMIN',
  authorities: ['dispatch'],
  branchId: '1',
  categoryIds: ['3'],
  address: '80 Elm Street, Chicago',
  latitude: 41.9,
  longitude: -87.6,
  locationAt: 1767268800,
  isActive: true,
  availabilityStatus: 'AVAILABLE',
  workingHours: [{ day: 1, isOn: true, open: '08:00', close: '16:30' }],
  timeOff: [{ id: '1', dateFrom: '2026-12-21', dateTo: '2026-12-31', note: 'Family' }],
  visitsToday: 2,
  futureVisits: 5,
  invitationStatus: 'SENT',
  createdAt: 1767225600,
}

const [, monday] = staff.working_hours
const [vacation] = staff.time_off
const { avatar_url: _, ...returned } = staff
/** The record of the samples, with nothing that may be null. */
export const zoraSent = {
  ...returned,
  working_hours: [monday],
  time_off: [{ id: vacation?.id, date_from: vacation?.date_from, date_to: vacation?.date_to, note: vacation?.note }],
}

const storedZora = {
  name: 'Zora Zeppelin',
  phone_country_code: '1',
  phone: '5550151',
  role: 'staff_admin',
  authorities: ['dispatch'],
  branch_id: 1,
  category_ids: [3],
  address: '80 Elm Street, Chicago',
  latitude: 41.9,
  longitude: -87.6,
  location_at: 1767268800,
  is_active: true,
}
/** Like the sample, without visits. */
export const likeZora = (id: number, part: object = {}) => ({ ...storedZora, id, ...part })
export const zoraWorksHere = these('staff', likeZora(501, { time_off: staff.time_off }))

type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>
/** One mutation with its input. */
export const doing = (
  row: Interaction['row'],
  { field, type, selection }: { readonly field: string; readonly type: string; readonly selection: string },
  input: object,
  sent: object,
): Call => ({
  row,
  operation: {
    query: `mutation Change($input: ${type}!) { ${field}(input: $input) { ${selection} } }`,
    variables: { input },
    token: OWNER_TOKEN,
  },
  sends: { path: row.path, body: sent },
})
