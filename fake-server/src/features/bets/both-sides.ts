/**
 * The part of a stake that does not count as turnover because the member also staked on the opposite side: of what lies on
 * both sides of one draw, round or match, only the difference counts. `own` and `other` are all that the member staked on
 * this side and on the opposite one, in the same unit as `stake`.
 */
export const opposedPart = (stake: number, own: number, other: number): number =>
  own === 0 ? 0 : Math.floor((stake * Math.min(own, other)) / own)
