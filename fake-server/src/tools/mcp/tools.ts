import { control } from '@understudy/contracts'
import { type ControlEndpoint, signatureOf } from '../command/control-input.ts'

/** A tool: calls of the control API that belong together, each an action. */
export interface Tool {
  name: string
  purpose: string
  actions: Readonly<Record<string, ControlEndpoint>>
}

/** Few tools with several actions each: every tool that is listed costs its reader's attention. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'worlds',
    purpose: 'Worlds are separate copies of the platform; one can be made of a scenario, forked, reset and deleted.',
    actions: {
      scenarios: control.scenarios,
      list: control.listWorlds,
      make: control.createWorld,
      show: control.describeWorld,
      fork: control.forkWorld,
      reset: control.resetWorld,
      delete: control.deleteWorld,
      link: control.makeLink,
    },
  },
  {
    name: 'state',
    purpose: 'What a world holds: its people, switches and settings, what waits for a decision, and every table.',
    actions: {
      people: control.actors,
      'log-in': control.signIn,
      settings: control.getSettings,
      'change-settings': control.patchSettings,
      'set-vip': control.setVipLevel,
      queues: control.queues,
      decide: control.decide,
      vendors: control.vendors,
      'change-vendor': control.patchVendor,
      luck: control.putLuck,
      draw: control.putDraw,
      reward: control.issueReward,
      promotion: control.issuePromotion,
      'finish-mission': control.finishMission,
      message: control.writeMessage,
      announce: control.announce,
      team: control.makeTeam,
      tables: control.tables,
      rows: control.tableRows,
      'change-row': control.changeRow,
    },
  },
  {
    name: 'clock',
    purpose: 'The time of a world. What is due when it moves happens by itself; `next` lists what is to come.',
    actions: { show: control.getClock, move: control.patchClock, next: control.dueEvents },
  },
  {
    name: 'faults',
    purpose: 'Rules that make calls fail, wait or break off.',
    actions: { show: control.getFaults, set: control.putFaults, add: control.addFault, endpoints: control.endpoints },
  },
  {
    name: 'outbox',
    purpose: 'SMS, e-mails, captcha answers and push that a world has sent.',
    actions: { show: control.outbox },
  },
  {
    name: 'calls',
    purpose: 'The calls that a world has answered, with their cause where they failed.',
    actions: { list: control.tape, show: control.tapeCall },
  },
  {
    name: 'check',
    purpose: 'Whether the books of a world balance, what differs between two worlds, and whether the server is well.',
    actions: { books: control.audit, differences: control.worldDiff, server: control.health },
  },
]

/** The tool as MCP lists it; what each action takes stands in its description, out of the contract. */
export const listed = ({ name, purpose, actions }: Tool) => ({
  name,
  description: [
    purpose,
    ...Object.entries(actions).map(([action, endpoint]) => `${action}${signatureOf(endpoint)}: ${endpoint.summary}`),
  ].join('\n'),
  inputSchema: {
    type: 'object' as const,
    properties: {
      action: { type: 'string', enum: Object.keys(actions) },
      input: { type: 'object', description: 'What the action takes.' },
    },
    required: ['action'],
    additionalProperties: false,
  },
})
