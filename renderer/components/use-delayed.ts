import { useEffect, useState } from 'react';

/** True once `value` has been true for `ms` milliseconds without a break. */
export const useDelayed = (value: boolean, ms: number): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!value) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return late;
};
