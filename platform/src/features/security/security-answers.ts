import { platformError } from '@understudy/contracts'
import { hostRandom } from '../../shared/host-random.ts'
import type { World } from '../../world/world.ts'
import { hashPassword, passwordMatches } from '../member/index.ts'
import { proveSecret, type Secret } from '../payment-password/index.ts'
import { plainAnswer } from './questions.ts'
import { answersRepository } from './security.repository.ts'

const answersSecret = (memberId: number): Secret => ({
  subject: `answers ${memberId}`,
  wrong: 'security.answer.wrong',
  locked: 'account.locked',
})

interface Answer {
  questionId: number
  answer: string
}

async function store(
  world: World,
  memberId: number,
  answers: readonly Answer[],
  refuse: () => void = () => {},
): Promise<void> {
  const hashed = await Promise.all(
    answers.map(async ({ questionId, answer }) => ({
      questionId,
      hash: await hashPassword(plainAnswer(answer), hostRandom.bytes(16)),
    })),
  )
  world.transaction(() => {
    refuse()
    world.use(answersRepository).replace(memberId, hashed)
  })
}

/** Stores the answers to three security questions as hashes. @throws PlatformError `profile.edited` */
export async function setAnswers(world: World, memberId: number, answers: readonly Answer[]): Promise<void> {
  const refuseSecond = () => {
    if (world.use(answersRepository).of(memberId).length > 0) throw platformError('profile.edited')
  }
  refuseSecond()
  // A concurrent call may have set answers while these were hashed.
  await store(world, memberId, answers, refuseSecond)
}

/**
 * Replaces the answers if all current ones are right. All three are compared, so that timing does not reveal which is
 * wrong.
 */
export async function changeAnswers(
  world: World,
  memberId: number,
  { currentAnswers, answers }: { currentAnswers: readonly Answer[]; answers: readonly Answer[] },
): Promise<void> {
  const stored = world.use(answersRepository).of(memberId)
  await proveSecret(world, answersSecret(memberId), async () => {
    const right = await Promise.all(
      stored.map(({ questionId, hash }) => {
        const answerGiven = currentAnswers.find((answer) => answer.questionId === questionId)
        return passwordMatches(plainAnswer(answerGiven?.answer ?? ''), hash)
      }),
    )
    return right.length > 0 && right.every(Boolean)
  })
  await store(world, memberId, answers)
}
