import { control } from '@understudy/contracts'
import {
  type Action,
  callControl,
  calling,
  callPlatform,
  findControl,
  findPlatform,
  link,
  make,
  moveClock,
  open,
  save,
} from './actions.ts'

/** A tool: what belongs together, each an action. */
export interface Tool {
  name: string
  purpose: string
  actions: Readonly<Record<string, Action>>
}

/** Few tools with several actions each: every tool that is listed costs its reader's attention. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'worlds',
    purpose:
      'Worlds are separate copies of the platform: made of a scenario, forked, reset, deleted, saved to a file and opened again.',
    actions: {
      scenarios: calling(control.scenarios),
      list: calling(control.listWorlds),
      make,
      show: calling(control.getWorld),
      describe: calling(control.describeWorld),
      fork: calling(control.forkWorld),
      reset: calling(control.resetWorld),
      delete: calling(control.deleteWorld),
      link,
      save,
      open,
      snapshot: calling(control.takeSnapshot),
      restore: calling(control.restoreSnapshot),
    },
  },
  {
    name: 'state',
    purpose: 'What a world holds: its people, switches and settings, what waits for a decision, and every table.',
    actions: {
      people: calling(control.actors),
      'log-in': calling(control.signIn),
      settings: calling(control.getSettings),
      'change-settings': calling(control.patchSettings),
      'set-vip': calling(control.setVipLevel),
      queues: calling(control.queues),
      decide: calling(control.decide),
      vendors: calling(control.vendors),
      'change-vendor': calling(control.patchVendor),
      luck: calling(control.putLuck),
      draw: calling(control.putDraw),
      reward: calling(control.issueReward),
      promotion: calling(control.issuePromotion),
      'finish-mission': calling(control.finishMission),
      message: calling(control.writeMessage),
      announce: calling(control.announce),
      team: calling(control.makeTeam),
      tables: calling(control.tables),
      rows: calling(control.tableRows),
      'change-row': calling(control.changeRow),
    },
  },
  {
    name: 'clock',
    purpose: 'The time of a world. What is due when it moves happens by itself; `next` lists what is to come.',
    actions: { show: calling(control.getClock), move: moveClock, next: calling(control.dueEvents) },
  },
  {
    name: 'faults',
    purpose: 'Rules that make calls fail, wait or break off.',
    actions: {
      show: calling(control.getFaults),
      set: calling(control.putFaults),
      add: calling(control.addFault),
      endpoints: calling(control.endpoints),
    },
  },
  {
    name: 'outbox',
    purpose: 'SMS, e-mails, captcha answers and push that a world has sent.',
    actions: { show: calling(control.outbox) },
  },
  {
    name: 'calls',
    purpose: 'The calls that a world has answered, with their cause where they failed.',
    actions: { list: calling(control.tape), show: calling(control.tapeCall) },
  },
  {
    name: 'check',
    purpose: 'Whether the books of a world balance, what differs between two worlds, and whether the server is well.',
    actions: {
      books: calling(control.audit),
      differences: calling(control.worldDiff),
      server: calling(control.health),
    },
  },
  {
    name: 'play',
    purpose:
      'Everything a player can do: deposit, withdraw, bet, claim, write. Any call of the platform, as any member.',
    actions: { find: findPlatform, call: callPlatform },
  },
  {
    name: 'steer',
    purpose: 'Everything else of the control API: rooms, results of matches and rounds, capsules.',
    actions: { find: findControl, call: callControl },
  },
]

/** The tool as MCP lists it; what each action takes stands in its description. */
export const listed = ({ name, purpose, actions }: Tool) => ({
  name,
  description: [
    purpose,
    ...Object.entries(actions).map(([action, { takes, summary }]) => `${action}${takes}: ${summary}`),
  ].join('\n'),
  inputSchema: {
    type: 'object' as const,
    properties: {
      action: { type: 'string', enum: Object.keys(actions) },
      input: { type: 'object', description: 'What the action takes.' },
      page: { type: 'integer', minimum: 1, description: 'A further page of a long answer.' },
    },
    required: ['action'],
    additionalProperties: false,
  },
})
