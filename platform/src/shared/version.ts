// The version of the project; the build writes it into the bundle.
import project from '../../../package.json' with { type: 'json' }

export const { version: VERSION } = project
