import styles from './NextStep.module.css'

/** Keeps the height of the next step until it is known. */
export const NextStepPlace = () => <div className={styles.step} />
