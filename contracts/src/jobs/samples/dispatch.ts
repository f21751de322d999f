import type { z } from '../../wire/zod.ts'
import type { DispatchMap, DispatchVisit } from '../schemas/dispatch.ts'
import { visit } from './record.ts'

const property = { id: 41, address: '4B, 80 Elm Street, Chicago, IL, 60610, United States', latitude: 41.9, longitude: -87.64 }

const { staff_ids: _, ...placed } = visit

const dispatched = {
  ...placed,
  allowed_actions: ['reschedule'],
  job_number: 'J-0501',
  title: 'Annual boiler service',
  priority: 2,
  branch_id: 1,
  customer: { id: 31, name: 'Carla Reyes', phone_country_code: '1', phone: '5550131' },
  property,
  category: { id: 3, name: 'Heating' },
  address: property.address,
  latitude: 41.9,
  longitude: -87.64,
  visits_total: 1,
} satisfies z.input<typeof DispatchVisit>

const nobodys = {
  ...dispatched,
  id: 702,
  job_id: 502,
  job_number: 'J-0502',
  title: 'Replace valve',
  status: 0,
  staffs: [],
  property: { ...property, id: 42, latitude: null, longitude: null },
  latitude: null,
  longitude: null,
} satisfies z.input<typeof DispatchVisit>

export const dispatchMap = {
  date: '2026-11-20',
  bounds: { north: 41.9, south: 41.88, east: -87.63, west: -87.64 },
  branch: { latitude: 41.88, longitude: -87.63 },
  staffs: [
    {
      id: 21,
      name: 'Sam Fields',
      color: '#2f9e44',
      availability_status: 1,
      latitude: 41.89,
      longitude: -87.635,
      location_at: null,
      route: [701],
      route_km: 2.4,
      hours: { is_on: true, open: '08:00', close: '17:00' },
      time_off: [],
    },
  ],
  visits: [dispatched],
  unassigned: [nobodys],
  without_location: [],
  gone: null,
  server_at: 1795183600,
} satisfies z.input<typeof DispatchMap>
