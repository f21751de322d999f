import type { DriveSource } from './readDriveTable.ts'

const ESTIMATED = 'Distances are estimated: 1.3 times the straight line.'

export const driveLabels: Record<DriveSource, string> = {
  ROAD: 'Distances and drive times are by road.',
  ESTIMATE: ESTIMATED,
  FAILED: `Drive times by road aren’t available right now. ${ESTIMATED}`,
  TOO_MANY: `There are too many places for drive times by road. ${ESTIMATED}`,
}
