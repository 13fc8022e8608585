import { type Course, loadCourse } from '@signalbox/lessons';
import { useQuery } from '@tanstack/react-query';

/** The lessons of a title. Undefined while they are fetched, null if there are none. */
export function useCourse(title: string): Course | null | undefined {
  const { data } = useQuery({
    queryKey: ['course', title],
    queryFn: () => loadCourse(title),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: 'always',
  });
  return data;
}
