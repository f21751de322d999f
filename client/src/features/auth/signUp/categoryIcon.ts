import {
  IconAirConditioning,
  IconBolt,
  IconBrush,
  IconBug,
  IconCar,
  IconDroplet,
  IconFlame,
  IconHammer,
  IconHome,
  IconKey,
  IconPaint,
  IconPlant2,
  IconPool,
  IconSolarPanel,
  IconSnowflake,
  IconTool,
  IconTruck,
  IconWashMachine,
  IconWindow,
  type TablerIcon,
} from '@tabler/icons-react'

/** Keywords of trades and their icons; the first match wins. */
const icons: readonly (readonly [RegExp, TablerIcon])[] = [
  [/pool|spa\b/i, IconPool],
  [/plumb|drain|water|leak/i, IconDroplet],
  [/solar/i, IconSolarPanel],
  [/electr|wiring|lighting/i, IconBolt],
  [/hvac|\bair\b|cooling|ventil/i, IconAirConditioning],
  [/heat|boiler|furnace|gas|chimney/i, IconFlame],
  [/snow|refriger/i, IconSnowflake],
  [/applian|washer/i, IconWashMachine],
  [/window|glass/i, IconWindow],
  [/clean|maid|janitor/i, IconBrush],
  [/paint/i, IconPaint],
  [/lawn|garden|landscap|tree/i, IconPlant2],
  [/pest|insect/i, IconBug],
  [/lock|key|security/i, IconKey],
  [/car\b|auto|vehicle|garage/i, IconCar],
  [/mov(e|ing)|haul|junk|deliver/i, IconTruck],
  [/roof|home|house|property/i, IconHome],
  [/carpent|handy|build|construct|repair|floor/i, IconHammer],
]

/** Icon of a category without an image. */
export const categoryIcon = (name: string): TablerIcon => icons.find(([words]) => words.test(name))?.[1] ?? IconTool
