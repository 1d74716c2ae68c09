/**
 * The whole error catalogue: number (appended to every message as ` #n`), HTTP status and the key of the text.
 * Two codes share a text where the player can do nothing different about them (spec §8).
 */
export const ERRORS = {
  'login.not.session': { number: 401, status: 401, text: 'err_logged_out' },
  'user.or.token.invalid': { number: 402, status: 401, text: 'err_logged_out' },
  token_ip_different: { number: 403, status: 401, text: 'err_logged_out' },
  CUSTOMER_NOT_LOGIN: { number: 404, status: 401, text: 'err_not_login' },
  'login.failed': { number: 410, status: 400, text: 'err_account_or_password' },
  'login.captcha.required': { number: 411, status: 400, text: 'in_vwrite_code' },
  'captcha.invalid': { number: 412, status: 400, text: 'err_captcha' },
  'account.disabled': { number: 413, status: 403, text: 'err_user_missing_or_disabled' },
  'account.locked': { number: 414, status: 423, text: 'err_login_locked' },
  'login.not.member': { number: 415, status: 403, text: 'err_non_member_login' },
  'login.not.agent': { number: 416, status: 403, text: 'err_non_agent_login' },
  login_verify_required: { number: 417, status: 403, text: 'err_login_verify' },
  'password.expired': { number: 418, status: 403, text: 'err_password_expired' },
  TOO_MANY_REQUEST: { number: 429, status: 429, text: 'err_too_often' },
  'username.exists': { number: 430, status: 409, text: 'err_username_exists' },
  'mobile.exists': { number: 431, status: 409, text: 'err_mobile_exists' },
  'email.exists': { number: 431, status: 409, text: 'err_email_exists' },
  'field.invalid': { number: 432, status: 422, text: 'err_field_format' },
  'name.invalid': { number: 433, status: 422, text: 'err_name_format' },
  'mobile.invalid': { number: 433, status: 422, text: 'err_mobile_format' },
  'affiliate.code.invalid': { number: 434, status: 404, text: 'err_invite_code' },
  'referrer.invalid': { number: 435, status: 404, text: 'err_referrer' },
  'register.closed': { number: 436, status: 403, text: 'err_function_unavailable' },
  'terms.required': { number: 437, status: 422, text: 'err_terms' },
  'sms.code.invalid': { number: 450, status: 400, text: 'err_verification_code' },
  'sms.code.expired': { number: 451, status: 400, text: 'err_verification_expired' },
  'sms.too_often': { number: 452, status: 429, text: 'err_sms_wait' },
  'sms.limit': { number: 453, status: 429, text: 'err_sms_limit' },
  'slide.check.required': { number: 454, status: 400, text: 'err_slide_check' },
  'slide.check.failed': { number: 455, status: 400, text: 'err_slide_check' },
  'social.token.invalid': { number: 456, status: 401, text: 'err_social_login' },
  http_method_not_support: { number: 459, status: 405, text: 'err_unknown' },
  'password.old.wrong': { number: 460, status: 400, text: 'err_old_password' },
  'password.same': { number: 461, status: 422, text: 'err_same_password' },
  'password.not.match': { number: 462, status: 422, text: 'err_password_match' },
  request_param_err: { number: 400, status: 400, text: 'err_unknown' },
  request_body_required: { number: 400, status: 400, text: 'err_unknown' },
  'function.not.available': { number: 543, status: 400, text: 'err_function_unavailable' },
  'permission.denied': { number: 544, status: 403, text: 'err_no_permission' },
  free_reject: { number: 545, status: 403, text: 'free_reject' },
  'real.account.required': { number: 546, status: 403, text: 'in_need_true_account' },
  'merchant.acct.setup.err': { number: 547, status: 400, text: 'err_unknown' },
  maintenance: { number: 560, status: 503, text: 'err_maintenance' },
  'region.restricted': { number: 561, status: 451, text: 'err_region' },
  'system.upgrading': { number: 562, status: 503, text: 'err_upgrading' },
  'balance.not.enough': { number: 600, status: 409, text: 'err_balance' },
  'amount.out.of.range': { number: 601, status: 422, text: 'err_amount_range' },
  'turnover.not.met': { number: 602, status: 409, text: 'err_turnover' },
  'payment.password.unset': { number: 603, status: 409, text: 'err_pay_password_unset' },
  'payment.password.wrong': { number: 604, status: 400, text: 'err_pay_password' },
  'payment.password.locked': { number: 611, status: 423, text: 'err_pay_password_locked' },
  'card.limit': { number: 605, status: 409, text: 'err_card_limit' },
  'card.duplicate': { number: 606, status: 409, text: 'err_card_duplicate' },
  'payee.mismatch': { number: 607, status: 409, text: 'err_card_payee' },
  'withdraw.limit.day': { number: 608, status: 409, text: 'err_withdraw_day' },
  'deposit.expired': { number: 609, status: 409, text: 'err_deposit_expired' },
  'deposit.pending.limit': { number: 610, status: 409, text: 'err_deposit_pending' },
  'deposit.channel.closed': { number: 612, status: 409, text: 'err_deposit_channel' },
  'scratch.card.invalid': { number: 613, status: 400, text: 'err_scratch_card' },
  'scratch.card.locked': { number: 614, status: 423, text: 'err_scratch_card_locked' },
  'signature.invalid': { number: 615, status: 401, text: 'err_no_permission' },
  'card.not.found': { number: 616, status: 404, text: 'err_card_missing' },
  'issue.closed': { number: 620, status: 409, text: 'err_issue_closed' },
  'odds.changed': { number: 621, status: 409, text: 'err_odds_changed' },
  'bet.limit': { number: 622, status: 409, text: 'err_bet_limit' },
  'order.not.found': { number: 624, status: 404, text: 'err_order_missing' },
  'order.closed': { number: 625, status: 409, text: 'err_order_closed' },
  'order.not.cancellable': { number: 623, status: 409, text: 'err_cancel' },
  'upload.type': { number: 750, status: 415, text: 'err_upload_type' },
  'upload.size': { number: 751, status: 413, text: 'err_upload_size' },
  'upload.count': { number: 752, status: 409, text: 'err_upload_count' },
  'security.answer.wrong': { number: 464, status: 400, text: 'err_security_answer' },
  'profile.edited': { number: 465, status: 409, text: 'err_edited' },
  'favourite.limit': { number: 640, status: 409, text: 'err_favourite' },
  'claim.already': { number: 641, status: 409, text: 'err_claimed' },
  'claim.expired': { number: 642, status: 409, text: 'err_claim_expired' },
  'rebate.none': { number: 643, status: 409, text: 'err_rebate_none' },
  'limit.deposit.reached': { number: 660, status: 403, text: 'err_limit_deposit' },
  'self.excluded': { number: 661, status: 403, text: 'err_self_excluded' },
  'time.out': { number: 663, status: 403, text: 'err_time_out' },
  'session.limit': { number: 662, status: 403, text: 'err_session_limit' },
  'contract.state': { number: 680, status: 409, text: 'err_contract' },
  'contract.rate.high': { number: 681, status: 422, text: 'higher_rate' },
  'downline.not.found': { number: 682, status: 404, text: 'err_downline' },
  'feedback.too_often': { number: 690, status: 429, text: 'err_too_often' },
  'relay.busy': { number: 727, status: 500, text: 'err_system_busy' },
  'game.round.open': { number: 734, status: 409, text: 'err_round_open' },
  'game.not.found': { number: 735, status: 404, text: 'err_game_missing' },
  'game.maintenance': { number: 736, status: 503, text: 'err_maintenance' },
  'announcement.not.found': { number: 740, status: 404, text: 'err_announcement_missing' },
  'message.not.found': { number: 747, status: 404, text: 'err_message_missing' },
  'chat.unknown': { number: 748, status: 404, text: 'err_chat_missing' },
  'bet.not.found': { number: 743, status: 404, text: 'err_bet_missing' },
  'transaction.conflict': { number: 741, status: 409, text: 'err_unknown' },
  'launch.unknown': { number: 742, status: 404, text: 'err_game_missing' },
  'vendor.key.invalid': { number: 745, status: 401, text: 'err_no_permission' },
  'bet.rolled.back': { number: 746, status: 409, text: 'err_unknown' },
  'ticket.spent': { number: 744, status: 401, text: 'err_ticket' },
  'world.unknown': { number: 901, status: 404, text: 'err_world_unknown' },
  'world.required': { number: 902, status: 400, text: 'err_world_required' },
  'world.reset': { number: 903, status: 409, text: 'err_world_reset' },
  'endpoint.not.built': { number: 904, status: 501, text: 'err_not_built' },
  'system.error': { number: 999, status: 500, text: 'err_unknown' },
} as const

export type ErrorCode = keyof typeof ERRORS

/** Failures only a client can notice; they share the texts of the catalogue but never travel. */
export const CLIENT_ERRORS = {
  'client.slow': 'err_slow',
  'client.offline': 'err_offline',
  'client.empty.url': 'err_empty_url',
  'client.route.load': 'err_route_load',
  'client.reply.invalid': 'err_unknown',
} as const

export type ClientErrorCode = keyof typeof CLIENT_ERRORS

/** The key of every text a failure can show. */
export type ErrorTextKey = (typeof ERRORS)[ErrorCode]['text'] | (typeof CLIENT_ERRORS)[ClientErrorCode]

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code)

/** The text key of any code, `err_unknown` for one the catalogue does not have. */
export const errorTextKey = (code: string): ErrorTextKey => {
  if (isErrorCode(code)) return ERRORS[code].text
  if (Object.hasOwn(CLIENT_ERRORS, code)) return CLIENT_ERRORS[code as ClientErrorCode]
  return 'err_unknown'
}
