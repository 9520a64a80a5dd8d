import { SiteLink } from "#app/ui/site-link.tsx";

/** The link to the contact page of every service and industry (specification, section 2). */
export function ExpertLink({ title }: { title: string }) {
  return (
    <SiteLink href="/contact" className="button">
      {`Connect with our ${title} experts`}
    </SiteLink>
  );
}
