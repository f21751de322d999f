import { watchAdditions } from './additions.ts'
import type { MemoryDisk } from '@callout/mock-api/testing/memoryDisk'
import { getRandom } from '@callout/mock-api/seed/random'
import { faultyNetwork } from './faultyNetwork.ts'
import type { Network } from './gateways.ts'
import { officeForms } from './officeForms.ts'
import { officeQuotes } from './officeQuotes.ts'
import { officeWindow, request, visitsQuery, type VisitsReply } from './officeWindow.ts'
import { officeWork } from './officeWork.ts'
import type { Sabotage } from './sabotage.ts'
import { stepProblems } from './stepProblems.ts'
import { technician } from './technician.ts'
import type { World } from './world.ts'

export interface Day {
  readonly problems: string[]
  readonly story: string[]
  readonly made: number
  readonly shown: number
  readonly payments: number
}

/** Windows show every change within this time. */
const CONVERGES_WITHIN_SECONDS = 5

/** One day of so many steps. Returns the violated invariants, and what happened. */
export async function simulate(world: World, seed: number, steps: number, sabotage: Sabotage = {}): Promise<Day> {
  const { mock, clock, traffic, gateways, visitIds, tokens } = world
  const random = getRandom(seed)
  const story: string[] = []
  const problems = new Set<string>()
  const say = (event: string): void => void story.push(event)
  await world.reset(getRandom(seed, 'servers'))
  sabotage.plant?.(world)

  const gateway = sabotage.gateway?.(gateways.send) ?? gateways.send
  const toBody = sabotage.body ?? ((body: string) => body)
  const sound: Network = (body, token) => gateway(toBody(body), token)
  const cutPower = async (left?: MemoryDisk): Promise<void> =>
    world.cutPower(left).catch((error: Error) => void problems.add(`the mock API does not start again: ${error.message}`))
  const killServer = (): void => {
    const [callsBefore, isGateway, isHandled, changes] = [random.int(0, 1), random.chance(0.5), random.chance(0.5), random.int(0, 3)]
    if (isGateway && !gateways.hasSpare) return
    say(`  ${isGateway ? 'a gateway is killed' : 'the mock API loses its power'} during a request`)
    if (isGateway) gateways.killDuringRequest(callsBefore, isHandled)
    else traffic.planDeath(async (handle) => cutPower(await world.disk.cutDuring(changes, handle)), callsBefore)
  }
  const lossy = faultyNetwork(sound, random, say, killServer)

  const options = { seed, random, say, sabotage }
  const device = technician(world, options)
  const office = officeWork(world, gateway, options)
  const forms = officeForms(world, options)
  const quotes = officeQuotes(world, gateway, { ...options, random: getRandom(seed, 'quotes') })
  const additionProblems = watchAdditions(world)
  const window = officeWindow(world, gateway, sabotage.missesEvent ?? (() => false))
  const pause = async (seconds: number): Promise<void> => {
    await clock.pass(seconds)
    if (seconds >= CONVERGES_WITHIN_SECONDS) for (const problem of window.problems()) problems.add(problem)
  }
  const otherCompanyReads = async (): Promise<void> => {
    const id = String(mock.store.visits.get(random.pick(visitIds))?.job_id)
    const reply = (await (await gateway(request(visitsQuery, { id }), tokens.otherCompany)).json()) as VisitsReply
    if (reply.data?.job) problems.add(`another company reads job ${id}`)
  }
  const stopGateway = async (): Promise<void> => {
    if (!gateways.hasSpare) return
    const isKilled = random.chance(0.5)
    say(isKilled ? 'a gateway is killed' : 'a gateway is stopped')
    await gateways.stop(isKilled)
  }

  await clock.pass(1)
  device.connect(lossy)
  for (let count = 0; count < steps; count += 1) {
    const drawn = random.next()
    if (drawn < 0.36) await device.work(count)
    else if (drawn < 0.43) await office.moveVisit()
    else if (drawn < 0.45) await office.addLine()
    else if (drawn < 0.475) await quotes.work()
    else if (drawn < 0.52) await pause(random.int(0, 59))
    else if (drawn < 0.6) {
      say('the device reads the visits')
      device.readVisits()
    } else if (drawn < 0.65) await office.recordPayment(lossy, count)
    else if (drawn < 0.68) await otherCompanyReads()
    else if (drawn < 0.7) device.signOut()
    else if (drawn < 0.73) device.signIn()
    else if (drawn < 0.75) {
      say('the mock API loses its power')
      await cutPower()
    } else if (drawn < 0.77) {
      clock.ahead = random.pick([-7200, -300, 0, 0, 45, 600, 3600])
      say(`the device's clock is ${clock.ahead} s ahead`)
    } else if (drawn < 0.79) await stopGateway()
    else if (drawn < 0.81) {
      say('all gateways run')
      await gateways.replace()
    } else if (drawn < 0.87) await forms.work(lossy)
    else {
      say('the queue is sent')
      await device.send()
    }
    await clock.pass(random.int(0, 1))
  }

  say('the network is back')
  device.signIn()
  device.connect(sound)
  await device.finish()
  await office.finish()
  await forms.finish(sound)
  await pause(CONVERGES_WITHIN_SECONDS)
  window.close()
  const found = [
    ...device.problems,
    ...office.problems(),
    ...forms.problems(),
    ...(await quotes.problems()),
    ...additionProblems(device.made, device.shown),
    ...stepProblems(world, device.made, device.shown, device.stored),
  ]
  for (const problem of found) problems.add(problem)
  return { problems: [...problems], story, made: device.made.length, shown: device.shown.size, payments: office.payments.length }
}
