export { KEYS, keysForgottenAt, type StorageKey } from '@understudy/contracts/storage-keys'
