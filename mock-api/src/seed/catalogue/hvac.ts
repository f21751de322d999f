import type { Trade } from './trade.ts'

export const hvac: Trade = {
  name: 'HVAC',
  description: 'Heating, cooling and ventilation: tune-ups, repairs and replacements.',
  positions: [
    { name: 'HVAC diagnostic visit', amount: 89, unit: 'visit', description: 'Inspection, pressure and temperature readings', minutes: 60 },
    { name: 'Seasonal tune-up', amount: 149, unit: 'visit', description: '21-point check, coil rinse, drain flush', minutes: 90 },
    { name: 'HVAC labor', amount: 115, unit: 'hour', description: 'Licensed technician', minutes: 60 },
    { name: 'Dual run capacitor 45/5', amount: 64.5, unit: 'piece', description: '440 V, 5-year warranty', isProduct: true },
    { name: 'Refrigerant R-410A', amount: 78, unit: 'piece', description: 'Per pound, leak check included', isProduct: true },
    { name: 'Smart thermostat', amount: 219, unit: 'piece', description: 'Wi-Fi, works with heat pumps', isProduct: true },
    { name: 'Pleated filter 16x25x1', amount: 14.99, unit: 'piece', description: 'MERV 11', isProduct: true },
    { name: 'Refrigerant recovery fee', amount: 35, unit: 'visit', description: 'EPA recovery and disposal', isTaxExempt: true },
    { name: 'Blower motor', amount: 389, unit: 'piece', description: 'ECM, matched to the air handler', isProduct: true },
  ],
  works: [
    {
      title: 'AC not cooling',
      minutes: 90,
      descriptions: [
        'Upstairs stays at 82 °F although the unit runs all day.',
        'Outdoor unit hums but the fan does not start. Breaker was reset once.',
      ],
      positions: [0, 2, 3, 4, 7],
      finishNotes: [
        'Replaced run capacitor, supply air at 56 °F, customer shown readings.',
        'Found low charge, sealed flare fitting, topped up and leak-checked.',
      ],
    },
    {
      title: 'Seasonal HVAC tune-up',
      minutes: 90,
      descriptions: [
        'Yearly maintenance of one system. Attic access in the hallway.',
        'Tune-up under the maintenance plan, filters are on site.',
      ],
      positions: [1, 6],
      finishNotes: [
        'Tune-up done, coils rinsed, drain line clear. No repairs needed.',
        'All readings within limits. Recommended new filter every 60 days.',
      ],
      isRepeated: true,
    },
    {
      title: 'Furnace makes banging noise',
      minutes: 90,
      descriptions: [
        'Loud bang when the furnace starts, then runs normally.',
        'Noise from the furnace closet every morning since the first cold night.',
      ],
      positions: [0, 2],
      finishNotes: [
        'Cleaned burners, adjusted gas pressure, ignition is quiet now.',
        'Loose duct strap was the cause; secured and tested three cycles.',
      ],
    },
    {
      title: 'Install smart thermostat',
      minutes: 60,
      descriptions: [
        'Customer has no C wire at the present thermostat.',
        'Replace the hallway thermostat and set it up with the customer’s phone.',
      ],
      positions: [2, 5],
      finishNotes: ['Thermostat installed, schedule set with the customer.', 'Ran C wire, thermostat online, heating and cooling tested.'],
    },
    {
      title: 'Replace blower motor',
      minutes: 120,
      descriptions: [
        'Motor was quoted after last week’s diagnosis; part is in stock.',
        'Weak airflow at all vents, motor overheats and stops.',
      ],
      positions: [2, 8],
      finishNotes: [
        'New blower motor runs at 0.5 in. w.c., airflow restored in all rooms.',
        'Motor and capacitor replaced, old parts taken away.',
      ],
      needsAuthority: true,
    },
  ],
}
