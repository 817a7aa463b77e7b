-- AlterEnum
ALTER TYPE "template_origin" ADD VALUE 'edit';
ALTER TYPE "template_origin" ADD VALUE 'restore';

-- AlterTable
ALTER TABLE "template_versions" ADD COLUMN     "change" TEXT,
ADD COLUMN     "position" SERIAL NOT NULL;

-- What there is already
UPDATE "template_versions" SET "change" = CASE "origin"
  WHEN 'upload' THEN 'Uploaded ' || "file_name" || '.'
  ELSE 'Took the default template ' || "type" || '.'
END;
UPDATE "template_versions" SET "position" = "ordered"."position"
FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS "position" FROM "template_versions") AS "ordered"
WHERE "template_versions"."id" = "ordered"."id";
ALTER TABLE "template_versions" ALTER COLUMN "change" SET NOT NULL;

-- CreateIndex
CREATE INDEX "template_versions_account_id_position_idx" ON "template_versions"("account_id", "position" DESC);
