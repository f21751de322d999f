/** From and to. */
export const typicalNumbers: Readonly<Record<string, readonly [from: number, to: number]>> = {
  supply_air_temperature_f: [54, 58],
  return_air_temperature_f: [72, 77],
  refrigerant_pressure_psi: [118, 130],
  static_pressure_psi: [55, 72],
  minutes_under_pressure: [15, 30],
  gfci_trip_time_ms: [18, 29],
}

export const typicalTexts: Readonly<Record<string, readonly string[]>> = {
  what_the_coil_needs: ['Light dirt on the return side, clean at the next tune-up.', 'Fins bent at the lower left, to be combed.'],
  where_the_loss_is: ['Hose bib at the garage', 'Shut-off below the kitchen sink'],
  permit_number: ['EL-24-01187', 'EL-24-01342', 'EL-24-01419'],
  brand: ['Whirlpool', 'Bosch', 'GE', 'LG'],
  model_number: ['WRF555SDFZ', 'SHX78CM5N', 'GTW465ASNWW', 'LDFN4542S'],
  serial_number: ['HRA4210775', 'FD04120093', 'GT720418S', '104KWUB1X220'],
  fault_found: ['Drain pump blocked by a piece of glass.', 'Door latch worn, switch no longer closes.', 'Start relay burnt.'],
}

export const remarks: readonly string[] = [
  'Customer was shown what was done.',
  'Access through the side gate, dog in the yard.',
  'Old parts left with the customer on request.',
  'Recommended a visit before the season.',
]
