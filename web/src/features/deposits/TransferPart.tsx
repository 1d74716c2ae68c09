import {
  addProofPicture,
  type DepositOrder,
  depositOrder,
  depositSettings,
  PROOF_PICTURES,
  proveDeposit,
  removeProofPicture,
} from '@understudy/contracts/deposits'
import { useState } from 'react'
import * as z from 'zod/mini'
import { errorText } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { formatAmount } from '@/shared/format/money'
import { Form, FormError, rule, TextField, useForm } from '@/shared/forms'
import { draftOf, useDraft } from '@/shared/forms/draft'
import { PictureGroup, PictureThumbs, THUMB } from '@/shared/forms/PictureThumbs'
import { UploadButton } from '@/shared/forms/UploadButton'
import { useText } from '@/shared/i18n'
import { CopyFact } from '@/shared/records/CopyFact'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Muted } from '@/shared/ui/Muted'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import styles from './Deposits.module.css'

interface TransferPartProps {
  order: DepositOrder
  symbol: string
}

/** Manual transfer: payee and reference, then the proof of payment with pictures. */
export function TransferPart({ order, symbol }: TransferPartProps) {
  const t = useText()
  const { payee, reference, requestedAmount } = order
  return (
    <>
      {payee && (
        <section aria-label={t('deposits:payee.title')}>
          <SectionTitle className={styles.title}>{t('deposits:payee.title')}</SectionTitle>
          <Facts>
            <Fact label={t('deposits:payee.bank')}>{payee.bankName}</Fact>
            {payee.accountName && <CopyFact label={t('deposits:payee.name')} value={payee.accountName} />}
            <CopyFact label={t('deposits:payee.account')} value={payee.accountNo} grouped />
            <CopyFact label={t('deposits:payee.amount', { symbol })} value={formatAmount(requestedAmount)} />
            <CopyFact label={t('deposits:payee.reference')} value={reference} />
          </Facts>
          <Muted className={styles.hint}>{t('deposits:payee.hint')}</Muted>
        </section>
      )}
      <Proof order={order} />
    </>
  )
}

/** Length limit of a transfer's number: bank references, or longer for the hash of a crypto payment. */
const referenceShape = (typed: string) => typed.replace(/[^A-Za-z0-9-]/g, '')
const LONGEST = { crypto: 80, other: 30 } as const

function Proof({ order: { transId, depositMode, pictures } }: { order: DepositOrder }) {
  const t = useText()
  const max = depositMode === 'crypto' ? LONGEST.crypto : LONGEST.other
  const prove = useAction(proveDeposit, { invalidates: [depositOrder, depositSettings] })
  // A phone may discard this tab while the member looks the number up in the bank's app.
  const draft = `proof ${transId}`
  const { field, form, values } = useForm({
    initial: () => ({ referenceNo: '', payerAccount: '', ...draftOf(draft) }),
    schema: z.object({
      referenceNo: z.string().check(
        rule((value) => /^[A-Za-z0-9][A-Za-z0-9-]{5,}$/.test(value) && value.length <= max, 'deposits:proof.rule', {
          values: { max },
        }),
      ),
      payerAccount: z.string(),
    }),
    submit: ({ referenceNo, payerAccount }) =>
      prove.send({ params: { transId }, body: { referenceNo, payerAccount: payerAccount.trim() } }),
  })
  useDraft(draft, values)
  return (
    <section>
      <SectionTitle className={styles.title}>{t('deposits:proof.title')}</SectionTitle>
      <Form form={form} label={t('deposits:proof.title')} submit={t('deposits:proof.send')}>
        <TextField
          field={field('referenceNo')}
          label={t('deposits:proof.number')}
          code
          shape={referenceShape}
          maxLength={max}
          autoComplete="off"
        />
        <TextField field={field('payerAccount')} label={t('deposits:proof.payer')} maxLength={40} autoComplete="off" />
        <Pictures transId={transId} pictures={pictures} />
      </Form>
    </section>
  )
}

/** Pictures are uploaded as soon as they are chosen, so that a reload or another tab shows them. */
function Pictures({ transId, pictures }: Pick<DepositOrder, 'transId' | 'pictures'>) {
  const t = useText()
  const [problem, setProblem] = useState('')
  const params = { transId }
  const add = useAction(addProofPicture, { invalidates: [depositOrder] })
  const remove = useAction(removeProofPicture, { invalidates: [depositOrder] })
  const failure = add.failure ?? remove.failure
  const message = problem || (failure === undefined ? '' : errorText(failure))
  return (
    <PictureGroup label={t('deposits:proof.pictures')}>
      <PictureThumbs
        pictures={pictures.map(({ name, address }, index) => (
          <img key={name} src={address} alt={t('deposits:proof.picture', { number: index + 1 })} {...THUMB} />
        ))}
        busy={remove.busy}
        onRemove={(index) => void remove.run({ params, query: { name: pictures[index]?.name ?? '' } })}
      />
      <FormError>{message}</FormError>
      {pictures.length < PROOF_PICTURES && (
        <UploadButton
          look="secondary"
          busy={add.busy}
          onProblem={setProblem}
          onPicture={(file) => {
            setProblem('')
            void add.run({ params, body: {}, file })
          }}
        >
          {add.busy ? t('shared:state.wait') : t('forms:upload.add', { count: PROOF_PICTURES - pictures.length })}
        </UploadButton>
      )}
    </PictureGroup>
  )
}
